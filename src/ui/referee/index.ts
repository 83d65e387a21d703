export { Referee, type RefereeProps } from './Referee';
