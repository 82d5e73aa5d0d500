import { site } from './site.ts';

export default () => site.stop();
