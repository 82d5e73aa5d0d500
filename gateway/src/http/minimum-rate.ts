import { Transform, type TransformCallback } from 'node:stream';
import { Refusal } from '../refusal.ts';

export interface UploadLimits {
  bytes: number;
  bytesPerSecond: number;
  /** Milliseconds over which the rate is judged. */
  rateWindow: number;
}

/** Lets bytes through as long as they come fast enough and don't become too many. */
export class MinimumRate extends Transform {
  readonly #limits: UploadLimits;
  readonly #timer: NodeJS.Timeout;
  #total = 0;
  #inWindow = 0;

  constructor(limits: UploadLimits) {
    super();
    this.#limits = limits;
    const least = (limits.bytesPerSecond * limits.rateWindow) / 1000;
    this.#timer = setInterval(() => {
      // When it is platform that is slow, the client can't send faster.
      if (this.#inWindow < least && !this.writableNeedDrain) {
        this.destroy(new Refusal('BAD_USER_INPUT', '上传速度过慢，连接已断开', { field: 'file' }));
      }
      this.#inWindow = 0;
    }, limits.rateWindow);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#total += chunk.length;
    this.#inWindow += chunk.length;
    if (this.#total > this.#limits.bytes) done(uploadTooLarge());
    else done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    clearInterval(this.#timer);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearInterval(this.#timer);
    done(error);
  }
}

export const uploadTooLarge = () => new Refusal('BAD_USER_INPUT', '文件过大', { field: 'file' });
