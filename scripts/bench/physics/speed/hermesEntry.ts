import { matterPeer } from '../peers/matterPeer';
import { planckPeer } from '../peers/planckPeer';
import { race } from './race';
import { HERMES_RACE } from '../sizes';

declare const print: (line: string) => void;

const peers = [matterPeer, planckPeer(1), planckPeer(100)];
print(JSON.stringify([20, 40].map((discCount) => race(discCount, peers, HERMES_RACE))));
