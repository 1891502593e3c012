/** Prelude of the pieces below. */
export const prelude = 'const d=document,w=window;'

/** Emits an event to a site owner's listeners (app/product/analytics/events.ts). */
export const notify =
  'const emit=v=>{(w.vitrinEvents??=[]).push(v);dispatchEvent(new CustomEvent("vitrin:event",{detail:v}))};'

/**
 * Runs in every document, so it is small. On the first sign of intent (a pointer that has not moved is none), or three
 * seconds after load on a good connection, it loads the manifest and the page's modules and starts React; at once for a
 * page restored from history, whose header may be older than the cart and whose prices may be in another currency, and
 * where typed values wait (app/rendering/behaviors/typed-fields.ts). It sets the cookie that script runs, and reloads
 * after a history step within a reloaded document as long as it lacks the code and texts of other pages. `p` is what it imports
 * (app/rendering/hydrate-on-intent.tsx).
 */
export const loader = `(()=>{
const h=()=>location.pathname+location.search,at=h(),on=["pointermove","pointerdown","touchstart","keydown","focusin"];
let done=0;
const load=e=>{if(done||e?.type=="pointermove"&&!e.movementX&&!e.movementY)return;done=1;for(const e of on)removeEventListener(e,load,o);
import(p.manifest).then(()=>Promise.all(p.modules.map(m=>import(m[1])))).then(ms=>{w.__remixRouteModules=Object.fromEntries(ms.map((m,i)=>[p.modules[i][0],m]));return import(p.entry)}).catch(()=>{done=0;arm()})};
const o={passive:true,capture:true},arm=()=>{for(const e of on)addEventListener(e,load,o)};arm();
const n=performance.getEntriesByType("navigation")[0];(n?.type=="back_forward"&&!n.transferSize||w.vitrinTyped)&&load();
addEventListener("pageshow",e=>e.persisted&&load(w.vitrinBack=e));
addEventListener("popstate",()=>{w.vitrinReady||h()==at||location.reload()});
if(!/(^|; )script=1/.test(d.cookie))d.cookie="script=1;path=/;max-age=31536000;samesite=lax;secure";
const c=navigator.connection,rest=()=>setTimeout(()=>w.requestIdleCallback?requestIdleCallback(load):load(),3000);
if(!c?.saveData&&!/2g|3g/.test(c?.effectiveType))d.readyState=="complete"?rest():addEventListener("load",rest)})()`

/** Emits `view_item` on a product page. */
export const view = `{const q=d.querySelector("[data-product]");q&&emit({name:"view_item",product:JSON.parse(q.dataset.product)})}`

/**
 * Records adds before app/product/analytics/events.ts has loaded: in `vitrinSteps`, and in session storage for the next
 * page when the browser submits the form itself. That page emits the event if the header's cart has changed.
 */
export const adds = `{const n="vitrinSent",sum=()=>d.querySelector(".cart-link a")?.textContent;
w.vitrinSteps=[];
addEventListener("vitrin:answer",e=>w.vitrinSteps?.push(e.detail));
addEventListener("submit",e=>{try{const h=e.target.closest("[data-behavior=events]"),f=new FormData(e.target);if(h&&f.has("quantity")){const p=JSON.parse((h.dataset.product?h:h.querySelector("[data-product]")).dataset.product),s={product:{...p,total_sale_price:+e.target.dataset.price||p.total_sale_price},quantity:+f.get("quantity"),variant:f.get("variantId")??"",before:sum()};e.defaultPrevented?w.vitrinSteps?.push(s):sessionStorage[n]=JSON.stringify(s)}}catch{}});
try{w.vitrinTyped=sessionStorage.vitrinTyped;const s=JSON.parse(sessionStorage[n]??0);if(s){delete sessionStorage[n];sum()!=s.before&&emit({name:"add_to_cart",product:{...s.product,subproduct_id:s.variant},quantity:s.quantity})}}catch{}}`
