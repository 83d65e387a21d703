import { fingerprintsOf, flightSuite } from './flightSuite';
import golden from './golden.json';
import { rackBreak, recordedFlick } from './recordedFlicks';

// After a wanted change of physics: npm run test:engines -- --capture
describe('the recorded flicks', () => {
  it('fly as recorded, again after one another, and through JSON', () => {
    expect(flightSuite()).toEqual({
      flicks: golden.flicks.split(' '),
      chains: golden.chains.split(' '),
      notReused: [],
      notRestored: [],
      chainsNotRestored: [],
    });
  });

  it('fly the same in a physics that has flown nothing yet', () => {
    const flicks = [recordedFlick(3), recordedFlick(500), rackBreak(4)];
    const fresh = flicks.map((flick) => {
      let fingerprint = '';
      jest.isolateModules(() => {
        const suite = jest.requireActual<typeof import('./flightSuite')>('./flightSuite');
        fingerprint = suite.fingerprintsOf([flick]).join();
      });
      return fingerprint;
    });
    expect(fresh).toEqual(fingerprintsOf(flicks));
  });
});
