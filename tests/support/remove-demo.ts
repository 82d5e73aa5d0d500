export { removeDemo as default } from './demo-template.ts';
