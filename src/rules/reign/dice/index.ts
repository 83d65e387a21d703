export { blowResult, damageOddsOf, hitOddsOf, meanDamageOf, type BlowResult } from './blow';
export { dieLevelOf, powerFacesOf, surplusOf, worthOf } from './powerDie';
export { oddsOf, sumOfPlain, testResult, type TestResult } from './test';
