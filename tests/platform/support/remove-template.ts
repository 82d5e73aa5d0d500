export { removeTemplate as default } from './make-template.ts';
