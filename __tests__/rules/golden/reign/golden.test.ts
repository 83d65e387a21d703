import { goldenSuite } from '../goldenSuite';
import { captured } from './capture';
import golden from './golden.json';

goldenSuite(captured(), golden);
