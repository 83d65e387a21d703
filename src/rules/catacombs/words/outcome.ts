export interface Outcome {
  readonly winner: 'heroes' | 'overseer' | 'nobody';
  readonly because: 'lordSlain' | 'heroesFell' | 'adventureDone' | 'adventureDeclined';
  readonly rule: string;
}
