import { opened } from './byHand';
import { WRONG } from './wrongOpenings';

describe('what no game could come to is named by its place, with the rule', () => {
  it.each(WRONG)('%s', (message, setup, opening) => {
    expect(() => opened(setup, opening)).toThrow(new Error(`setup.opening.${message}`));
  });

  it('a form that is wrong too', () => {
    expect(() => opened({}, { pieces: [{ piece: 'hero:elf', xMm: 'left', yMm: 200 }] })).toThrow(
      new Error('setup.opening.pieces[0].xMm: expected number, received string'),
    );
    expect(() => opened({}, { peices: [] })).toThrow(new Error('setup.opening: unrecognized key: "peices"'));
  });
});
