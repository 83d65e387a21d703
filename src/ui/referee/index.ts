export { attackWords } from './attackWords';
export { Referee, type RefereeProps } from './Referee';
