/** Why a command was not carried out: a value, so that the screen can say it and nothing has changed. */
export interface Refusal<Reason extends string = string> {
  /** A stable key; the wording is found by it. */
  readonly reason: Reason;
  /** The numbered rule that forbids it, when one does. */
  readonly rule: string | null;
  readonly details: Readonly<Record<string, string | number>>;
}

export const refuse = <Reason extends string>(
  reason: Reason,
  rule: string | null = null,
  details: Refusal['details'] = {},
): Refusal<Reason> => ({
  reason,
  rule,
  details,
});
