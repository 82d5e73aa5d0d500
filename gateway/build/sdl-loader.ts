import { concatAST, type DocumentNode, parse, Source } from 'graphql';
import { readSdlFiles } from '../src/graphql/sdl.ts';

/** Loads the public schema for the code generator as the gateway reads it. */
export default (): DocumentNode =>
  concatAST(readSdlFiles().map(({ path, sdl }) => parse(new Source(sdl, path))));
