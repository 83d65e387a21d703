export { blowResult, damageOddsOf, hitOddsOf, meanDamageOf, type Blow, type BlowResult } from './blow';
export { dieLevelOf, powerFacesOf, surplusOf, worthOf } from './powerDie';
export { oddsOf, sumOfPlain, testResult, type Odds, type Test, type TestResult } from './test';
