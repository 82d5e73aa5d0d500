import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { FRAMED_POLICY } from './security-headers.ts';

/** Plots of one page that are drawn, and the height of one in CSS pixels. */
const MOST_PLOTS = 40;
const MOST_HEIGHT = 1_200;

/**
 * Tells the page around the frame, whenever it changes or is asked for, how high the page in it is;
 * there is no way to learn that from outside of a frame of another origin. Asked to `share`, it
 * shows the buttons that stand at cells of code, which tell the code of their own when pressed. Asked
 * for its `outline`, it tells the headings of its texts; asked for one of them, or for a cell, by its
 * number, where that stands, once it has come there within itself. A link within the page tells the same; a
 * button to copy tells the code of its cell. A plot is drawn in a frame of its own once it comes
 * into sight (plots.ts); until then, and where it can't be, what the page has in its place stays.
 */
const SCRIPT = [
  "const root=document.documentElement,tell=()=>parent.postMessage({height:root.getBoundingClientRect().height},'*');",
  'new ResizeObserver(tell).observe(root);',
  'const headings=()=>[...document.querySelectorAll(\'[id^="heading-"]\')].slice(0,200);',
  // A formula says what it was made of once more.
  "const textOf=(one)=>{const copy=one.cloneNode(true);for(const twice of copy.querySelectorAll('annotation'))twice.remove();return copy.textContent.slice(0,200)};",
  "const outline=()=>parent.postMessage({outline:headings().map((one)=>({level:Number(one.tagName[1]),text:textOf(one)}))},'*');",
  "const lead=(one)=>{if(!one)return;scrollBy(0,one.getBoundingClientRect().top);one.tabIndex=-1;one.focus({preventScroll:true});parent.postMessage({top:one.getBoundingClientRect().top},'*')},find=(number)=>lead(headings()[number-1]),cell=(number)=>lead(document.querySelectorAll('main>.cell')[number-1]);",
  // A link within the page leads there, what is folded around it unfolded.
  "const go=(name)=>{const one=document.getElementById(decodeURIComponent(name));if(!one)return;for(let up=one;up;up=up.parentElement)if(up.tagName==='DETAILS')up.open=true;one.tabIndex=-1;one.focus({preventScroll:true});parent.postMessage({top:one.getBoundingClientRect().top,link:true},'*')};",
  "for(const button of document.querySelectorAll('button.copy'))button.hidden=false;",
  "const sourceOf=(button)=>button.closest('.cell').querySelector('.source').textContent;",
  "const share=()=>{for(const button of document.querySelectorAll('button.share'))button.hidden=false};",
  // As high as it says that it will be, so that nothing moves when it is drawn.
  `const plots=[...document.querySelectorAll('[data-plotly]')].slice(0,${MOST_PLOTS}),frames=new Map();for(const box of plots)box.style.minHeight=box.dataset.height+'px';`,
  "const draw=(box)=>{const frame=document.createElement('iframe');frame.title=box.dataset.title;frame.setAttribute('sandbox','allow-scripts');frame.style.cssText='display:block;width:100%;height:0;border:0;background:#fff;color-scheme:light';frame.src='/plots/plotly';box.append(frame);frames.set(frame.contentWindow,{box,frame})};",
  'const decoded=(text)=>new TextDecoder().decode(Uint8Array.from(atob(text),(one)=>one.charCodeAt(0)));',
  `const plotted=({box,frame},data)=>{if(data?.ready)return frame.contentWindow.postMessage({plot:decoded(box.dataset.plotly)},'*');if(data?.drawn>0){for(const one of box.children)if(one!==frame)one.hidden=true;frame.style.height=Math.min(data.drawn,${MOST_HEIGHT})+'px'}else if(data?.drawn===0){frame.remove();box.style.minHeight=''}};`,
  'if(plots.length>0){const sight=new IntersectionObserver((seen)=>{for(const{isIntersecting,target}of seen)if(isIntersecting){sight.unobserve(target);draw(target)}});for(const box of plots)sight.observe(box)}',
  "addEventListener('message',({source,data})=>frames.has(source)?plotted(frames.get(source),data):data==='share'?share():data==='outline'?outline():data?.heading?find(data.heading):data?.cell?cell(data.cell):tell());",
  "addEventListener('click',(event)=>{const{target}=event,button=target.closest?.('button.share,button.copy'),link=target.closest?.('a[href^=\"#\"]');if(button)parent.postMessage(button.className==='copy'?{copy:sourceOf(button)}:{code:sourceOf(button),language:button.value},'*');else if(link){event.preventDefault();go(link.hash.slice(1))}})",
].join('');

const digest = createHash('sha256').update(SCRIPT).digest('base64');

/**
 * The policy of a framed page that tells its height: this one script may run in it, by its hash.
 * What people wrote gains none: other scripts, handlers in attributes, `javascript:` addresses and
 * `eval` have no such hash, nothing is fetched but the frames of plots, and the page keeps an origin
 * of its own.
 */
export const MEASURED_POLICY = FRAMED_POLICY.replace(
  '; sandbox ',
  `; script-src 'sha256-${digest}'; frame-src 'self'; sandbox allow-scripts `,
);

async function* withScript(body: AsyncIterable<Uint8Array>) {
  yield* body;
  // A script is taken after the end of the document, too, as a last part of its body.
  yield `<script>${SCRIPT}</script>`;
}

/** The page with the script that its policy lets run. */
export const withHeightReports = (body: Readable): Readable =>
  Readable.from(withScript(body), { objectMode: false });
