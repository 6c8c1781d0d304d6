import { begin, end, open, failure } from './tests/browser.mjs';
await begin();
const page = await open('?variant=telo&white=person&black=person', {wait:false, viewport:{width:640,height:360}, init: () => {
  globalThis.raf=[]; const r=globalThis.requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (t)=>r((x)=>{const b=performance.now(); t(x); globalThis.raf.push([Math.round(b), Math.round(performance.now()-b)]);});
}});
page.on('console', m=>{ if(m.type()!='log'|| !/INFO|WARN/.test(m.text())) console.log('console', m.type(), m.text().slice(0,500))});
page.on('pageerror', e=>console.log('pageerror', String(e.stack||e).slice(0,1500)));
for (let i=0;i<4;i++){ await page.waitForTimeout(5000); const s=await page.evaluate(()=>({n:globalThis.raf.length,last:globalThis.raf.slice(-6),ready:globalThis.fanorona?.ready})); console.log(JSON.stringify(s), await failure(page)); if(s.ready) break;}
await page.evaluate(()=>{document.getElementById('loading').hidden=true;});
await page.waitForTimeout(500);
await page.screenshot({path:'/tmp/dbg.png'});
await end();
