export { eventMs, missedMs } from './beats/pace';
export { Table, type TableProps } from './Table';
export { tableOf } from './tableOf';
