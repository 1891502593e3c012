/** What the pieces below are written with; one module holds those that a page has. */
export const words = 'const d=document,w=window;'

/** Hands an event to a site owner's listener (app/product/events.ts). */
export const say =
  'const say=v=>{(w.vitrinEvents??=[]).push(v);dispatchEvent(new CustomEvent("vitrin:event",{detail:v}))};'

/**
 * Runs in every document, so it is small: on the first sign of intent (a pointer that has not moved is none), or three
 * seconds after load on a good line, it fetches the manifest and the page's modules and starts React; at once where the browser took the
 * page out of its history, for its header may be older than the cart. It also notes that this browser runs script, and
 * reads a page anew that is stepped back to within a document that was read anew: nobody else would draw it.
 */
export const loader = `(()=>{
const p=JSON.parse(d.getElementById("wake").textContent),h=()=>location.pathname+location.search,at=h(),on=["pointermove","pointerdown","touchstart","keydown","focusin"];
let woken=0;
const wake=e=>{if(woken||e?.type=="pointermove"&&!e.movementX&&!e.movementY)return;woken=1;for(const e of on)removeEventListener(e,wake,o);
import(p.manifest).then(()=>Promise.all(p.modules.map(m=>import(m[1])))).then(ms=>{w.__remixRouteModules=Object.fromEntries(ms.map((m,i)=>[p.modules[i][0],m]));return import(p.entry)}).catch(()=>{woken=0;arm()})};
const o={passive:true,capture:true},arm=()=>{for(const e of on)addEventListener(e,wake,o)};arm();
const n=performance.getEntriesByType("navigation")[0];n?.type=="back_forward"&&!n.transferSize&&wake();
addEventListener("popstate",()=>{w.__remixRouter||h()==at||location.reload()});
if(!/(^|; )script=1/.test(d.cookie))d.cookie="script=1;path=/;max-age=31536000;samesite=lax;secure";
const c=navigator.connection,rest=()=>setTimeout(()=>("requestIdleCallback" in w?requestIdleCallback(wake):wake()),3000);
if(!(c&&(c.saveData||/2g|3g/.test(c.effectiveType))))d.readyState=="complete"?rest():addEventListener("load",rest)})()`

/** Tells which product is looked at. */
export const view = `{const q=d.querySelector("[data-product]");q&&say({name:"view_item",product:JSON.parse(q.dataset.product)})}`

/**
 * Remembers what is put into the cart before app/product/events.ts is there to hear of it: for that, in
 * `vitrinSteps`; and for the page that comes next where the browser sent the form itself. That page tells it when the
 * header's cart is another one.
 */
export const adds = `{const n="vitrinSent",bag=()=>d.querySelector(".bag a")?.textContent;
w.vitrinSteps=[];
addEventListener("vitrin:answer",e=>w.vitrinSteps?.push(e.detail));
addEventListener("submit",e=>{try{const h=e.target.closest("[data-enhance=events]"),f=new FormData(e.target);if(h&&f.has("quantity")){const p=JSON.parse((h.dataset.product?h:h.querySelector("[data-product]")).dataset.product),s={product:{...p,total_sale_price:+e.target.dataset.price||p.total_sale_price},quantity:+f.get("quantity"),variant:f.get("variantId")??"",before:bag()};e.defaultPrevented?w.vitrinSteps?.push(s):sessionStorage[n]=JSON.stringify(s)}}catch{}});
try{const s=JSON.parse(sessionStorage[n]??0);if(s){delete sessionStorage[n];bag()!=s.before&&say({name:"add_to_cart",product:{...s.product,subproduct_id:s.variant},quantity:s.quantity})}}catch{}}`
