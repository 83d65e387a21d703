export { HolderContext, useHolder, type Holder } from './HolderContext';
