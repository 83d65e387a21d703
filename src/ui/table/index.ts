export { Table, type TableProps } from './Table';
export { tableOf } from './tableOf';
