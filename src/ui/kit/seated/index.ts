export { SideView, type SideViewProps } from './SideView';
