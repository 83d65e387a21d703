export { attackWords } from '../games/catacombs/referee/attackWords';
export { Referee, type RefereeProps } from './Referee';
