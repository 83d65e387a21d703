/** What was read in Matter 0.20.0, and what for. The hash is of the source with its white space folded. */
export const READ_INTERNALS = [
  {
    name: 'Engine.update',
    readHash: '1ee017cbce2d7c95',
    used: 'its order of steps: find collisions, update pairs, fire events, solve velocities; no motion when the step is 0',
  },
  {
    name: 'Detector.collisions',
    readHash: 'ca060f3c34aa3750',
    used: 'replaced for a stage: called once a step with the engine’s detector',
  },
  {
    name: 'Detector.setBodies',
    readHash: '9573de6cee4eccb0',
    used: 'may reorder and copy bodies, which a stage never reads',
  },
  {
    name: 'Resolver.solveVelocity',
    readHash: '9f447e1c559000e7',
    used: 'replaced for a stage: called once a step with the list of pairs',
  },
  { name: 'Resolver.preSolvePosition', readHash: '4356dd80798785e0', used: 'only counts contacts' },
  {
    name: 'Resolver.postSolvePosition',
    readHash: '7b262d7892decb1b',
    used: 'moves nothing as long as no position impulse was solved',
  },
  {
    name: 'Resolver.preSolveVelocity',
    readHash: '79570ac659ea8635',
    used: 'applies cached impulses, which stay 0 on a stage',
  },
  {
    name: 'Pairs.update',
    readHash: '5ef48acd7da4e46e',
    used: 'keeps one record for a pair, and decides which events fire',
  },
  { name: 'Pairs.clear', readHash: 'd5c8bb15875a3374', used: 'empties the list in place' },
  { name: 'Pair.create', readHash: 'f8380f437af780f9', used: 'builds the pair around a collision record' },
  { name: 'Pair.update', readHash: 'fbf9fc3b7a537133', used: 'reads the supports of a collision record' },
  { name: 'Pair.id', readHash: 'f35fb5a10c131136', used: 'the key under which a pair’s record is found again' },
  { name: 'Collision.create', readHash: 'a8ec1bb1f70dfd63', used: 'the shape of a collision record' },
  {
    name: 'Engine._bodiesUpdateVelocities',
    readHash: '9e4429c18346ed16',
    used: 'derives a body’s velocity from position and positionPrev',
  },
  {
    name: 'Body.updateVelocities',
    readHash: 'fec74532098f9d00',
    used: 'derives a body’s velocity from position and positionPrev',
  },
  { name: 'Body.create', readHash: 'd2caaf060c4d1366', used: 'the defaults of a body' },
  {
    name: 'Constraint.preSolveAll',
    readHash: 'c0ec6af2cb4d556e',
    used: 'touches no body that has no constraint impulse',
  },
  {
    name: 'Constraint.postSolveAll',
    readHash: '078486299ab7d7c0',
    used: 'touches no body that has no constraint impulse',
  },
] as const;
