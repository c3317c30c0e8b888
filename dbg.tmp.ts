import { composePage } from "#engines/ocr/compose.ts"; import { createPorts } from "#workers/ports.ts"; import { drawDigitPages } from "./bench/ocr/pages.ts";
const ports=createPorts(); let right=0,of=0;
for(const p of await drawDigitPages()){const image=await ports.pixels.decode(p.image,{channels:1});const r=await ports.ocr.read(image,{language:"auto"});
const t=composePage(r,{mode:"plain",diacritics:"keep",digits:"keep",joinLines:false}).text; const words=t.split(/\s+/u); const lines=t.split("\n").filter(Boolean);
const wrong=p.numbers.map((n,i)=>[n,i] as const).filter(([n])=>!words.includes(n)); right+=12-wrong.length; of+=12;
if(wrong.length)console.log(p.file,wrong.map(([n,i])=>`${n} -> ${lines[i]}${r.lines[i]?" ["+r.lines[i].cells.flat().map(w=>Math.round(w.confidence)).join(",")+"]":""}`).join(" ; "));}
console.log(right,of);await ports.close();
