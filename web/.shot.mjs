import { begin, end, open, look, picture, failure, home } from '/work/wt/web/web/tests/browser.mjs';
const [addr='', w='1280', h='720', out='/tmp/shot.png', dpr='1', wait='3000'] = process.argv.slice(2);
await begin();
const t=Date.now();
let page;
try {
 page = await open(addr, {wait:false, viewport:{width:+w,height:+h}, deviceScaleFactor:+dpr});
 page.on('console', m=>console.log('console', m.type(), m.text().slice(0,500)));
 page.on('pageerror', e=>console.log('pageerror', String(e.stack||e).slice(0,1500)));
 for (let i=0;i<200;i++){ await page.waitForTimeout(500); const r=await page.evaluate(()=>globalThis.fanorona?.ready); const f=await failure(page); if (r||f) {console.log('ready',r,f, Date.now()-t); break;} }
 await page.waitForTimeout(+wait);
 await page.screenshot({path:out});
 console.log(page.faults.slice(0,5));
 if (!(await failure(page))) console.log(JSON.stringify(await look(page)).slice(0,400));
} catch(e){console.log('E',e); try{await page.screenshot({path:out});}catch{}}
await end();
