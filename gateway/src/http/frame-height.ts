import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { FRAMED_POLICY } from './security-headers.ts';

/**
 * Tells the page around the frame, whenever it changes or is asked for, how high the page in it is;
 * there is no way to learn that from outside of a frame of another origin. Asked to `share`, it
 * shows the buttons that stand at cells of code, which tell the code of their own when pressed. Asked
 * for its `outline`, it tells the headings of its texts; asked for one of them by its number, where
 * that stands, once it has come there within itself.
 */
const SCRIPT = [
  "const root=document.documentElement,tell=()=>parent.postMessage({height:root.getBoundingClientRect().height},'*');",
  'new ResizeObserver(tell).observe(root);',
  'const headings=()=>[...document.querySelectorAll(\'[id^="heading-"]\')].slice(0,200);',
  // A formula says what it was made of once more.
  "const textOf=(one)=>{const copy=one.cloneNode(true);for(const twice of copy.querySelectorAll('annotation'))twice.remove();return copy.textContent.slice(0,200)};",
  "const outline=()=>parent.postMessage({outline:headings().map((one)=>({level:Number(one.tagName[1]),text:textOf(one)}))},'*');",
  "const find=(number)=>{const one=headings()[number-1];if(!one)return;scrollBy(0,one.getBoundingClientRect().top);one.tabIndex=-1;one.focus({preventScroll:true});parent.postMessage({top:one.getBoundingClientRect().top},'*')};",
  "const share=()=>{for(const button of document.querySelectorAll('button.share'))button.hidden=false};",
  "addEventListener('message',({data})=>data==='share'?share():data==='outline'?outline():data?.heading?find(data.heading):tell());",
  "addEventListener('click',({target})=>{const button=target.closest?.('button.share');if(button)parent.postMessage({code:button.closest('.cell').querySelector('.source').textContent,language:button.value},'*')})",
].join('');

const digest = createHash('sha256').update(SCRIPT).digest('base64');

/**
 * The policy of a framed page that tells its height: this one script may run in it, by its hash.
 * What people wrote gains none: other scripts, handlers in attributes, `javascript:` addresses and
 * `eval` have no such hash, nothing is fetched, and the page keeps an origin of its own.
 */
export const MEASURED_POLICY = FRAMED_POLICY.replace(
  '; sandbox ',
  `; script-src 'sha256-${digest}'; sandbox allow-scripts `,
);

async function* withScript(body: AsyncIterable<Uint8Array>) {
  yield* body;
  // A script is taken after the end of the document, too, as a last part of its body.
  yield `<script>${SCRIPT}</script>`;
}

/** The page with the script that its policy lets run. */
export const measured = (body: Readable): Readable =>
  Readable.from(withScript(body), { objectMode: false });
