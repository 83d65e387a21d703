import { everybody, isHero, mostHp, type ReignEvent, type ReignState } from '../../../src/rules/reign';

/** How a quest went. */
export interface Account {
  readonly quest: string;
  readonly isWon: boolean;
  /** `endless`: it was broken off. */
  readonly why: string;
  readonly rounds: number;
  readonly heroActions: number;
  readonly masterActions: number;
  readonly zones: number;
  /** Hit points that heroes lost. */
  readonly lost: number;
  readonly destiny: number;
  /** Heroes who lay there. */
  readonly falls: number;
  readonly deaths: number;
  /** Somebody unhurt lay there at the end of a single turn of the GM. */
  readonly hasFelled: boolean;
  readonly pot: number;
  readonly commands: number;
}

const isDeed = (choice: string): boolean => choice.includes(':') || choice === 'breakFree';

/** Keeps the account of one quest, command by command. */
export class Bookkeeper {
  private readonly sums = {
    heroActions: 0,
    masterActions: 0,
    zones: 0,
    lost: 0,
    destiny: 0,
    falls: 0,
    deaths: 0,
    commands: 0,
  };
  private isMastersTurn = false;
  private unhurt: readonly string[] = [];
  private hasFelled = false;

  constructor(private readonly quest: string) {}

  told(before: ReignState, events: readonly ReignEvent[]): void {
    for (const event of events) this.note(before, event);
  }

  acted(): void {
    this.sums.heroActions += 1;
  }

  answered(): void {
    this.sums.commands += 1;
  }

  private isHeroOf({ model }: ReignState, id: string | null): boolean {
    const person = model.people[id ?? ''];
    return person !== undefined && isHero(person);
  }

  private note(before: ReignState, event: ReignEvent): void {
    const { sums } = this;
    if (event.kind === 'ruled' && isDeed(event.choice)) sums.masterActions += 1;
    if (event.kind === 'zoneLaid') sums.zones += 1;
    if (event.kind === 'rethrew' && event.how === 'destiny') sums.destiny += 1;
    if (event.kind === 'cheatedDeath') sums.destiny += 1;
    if (event.kind === 'turnBegan') this.begin(before, event.side);
    if (event.kind === 'lost' && this.isHeroOf(before, event.who)) this.lose(event.who, event.points);
    if (event.kind === 'died' && this.isHeroOf(before, event.who)) sums.deaths += 1;
    if (event.kind === 'fell' && this.isHeroOf(before, event.who)) this.fall(event.who);
  }

  /** Whoever has lost something earlier in the same answer is not unhurt any more. */
  private begin({ model }: ReignState, side: 'heroes' | 'master'): void {
    this.isMastersTurn = side === 'master';
    const whole = everybody(model).filter((one) => isHero(one) && one.at !== null && one.hp === mostHp(model, one));
    this.unhurt = whole.map(({ id }) => id).filter((id) => !this.bled.has(id));
    this.felling.clear();
    this.unhurt.forEach((id) => this.felling.add(id));
    this.bled.clear();
  }
  private readonly bled = new Set<string>();
  private readonly felling = new Set<string>();

  private lose(who: string, points: number): void {
    this.sums.lost += points;
    if (!this.isMastersTurn) this.bled.add(who);
  }

  private fall(who: string): void {
    this.sums.falls += 1;
    if (this.isMastersTurn && this.felling.has(who)) this.hasFelled = true;
  }

  close({ model, outcome }: ReignState, why: string | null): Account {
    const { quest, sums, hasFelled } = this;
    const isWon = outcome?.isWon === true;
    const end = why ?? outcome?.why ?? 'endless';
    return { quest, isWon, why: end, rounds: model.round, ...sums, hasFelled, pot: model.pot };
  }
}
