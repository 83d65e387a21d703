export { Referee, type RefereeProps } from './Referee';
export { filmScene, type Moment } from './filmScene';
export { useFilmShow, type FilmShow } from './useFilmShow';
