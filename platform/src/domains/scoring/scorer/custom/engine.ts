import {
  newQuickJSWASMModuleFromVariant,
  type QuickJSContext,
  type QuickJSRuntime,
  type QuickJSSyncVariant,
} from 'quickjs-emscripten-core';
import base from '@jitl/quickjs-ng-wasmfile-release-sync';

/** Memory of a run, and its stack: the thread's own must hold the engine's frames too. */
const MEMORY_BYTES = 256 * 1024 * 1024;
const STACK_BYTES = 160 * 1024;

// Its declarations are of another kind of module than what is loaded.
const variant = base as unknown as QuickJSSyncVariant;

/** A context of its own instance of the engine, whose memory goes with it. */
export interface Engine {
  runtime: QuickJSRuntime;
  context: QuickJSContext;
  /** True once the deadline is over. */
  isOver: () => boolean;
}

/** Starts an instance for one run, without any function of the host. */
export const startEngine = async (milliseconds: number): Promise<Engine> => {
  const module = await newQuickJSWASMModuleFromVariant(variant);
  const runtime = module.newRuntime();
  runtime.setMemoryLimit(MEMORY_BYTES);
  runtime.setMaxStackSize(STACK_BYTES);
  const deadline = performance.now() + milliseconds;
  const isOver = () => performance.now() > deadline;
  runtime.setInterruptHandler(isOver);
  return { runtime, context: runtime.newContext(), isOver };
};
