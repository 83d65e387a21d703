function withoutContact<E extends object>(event: E): E {
  if (!('contact' in event)) return event;
  const { contact: _, ...rest } = event;
  return rest as unknown as E;
}

/** Where it is not the point in which contact of the log something happened. */
export const withoutContacts = <E extends object>(events: readonly E[]): readonly E[] => events.map(withoutContact);
