export { eventMs, missedMs } from './beats/pace';
export { CardGrid, LogLines } from './drawers';
export { Table, type TableProps } from './Table';
export { tableOf } from './tableOf';
