import { flightSuite } from '../../__tests__/physics/engines/flightSuite';

// The shells of engines agree on no console: most have print, Node has console.log.
declare const print: undefined | ((line: string) => void);

const say = typeof print === 'function' ? print : console.log;
say(JSON.stringify(flightSuite()));
