import sharp from "sharp"; import { Recogniser } from "#workers/recogniser.ts"; import { languageFolder } from "#workers/language-data.ts"; import { readPage } from "#engines/ocr/read-page.ts";
const rec=new Recogniser(languageFolder());
for(const f of process.argv.slice(2)){const {data,info}=await sharp("../shared/data/ocr/"+f).grayscale().raw().toBuffer({resolveWithObject:true});
const image={width:info.width,height:info.height,pixels:new Uint8Array(data)};const g=readPage(image);let s=g.next();
while(!s.done){const r=await rec.recognise(s.value);console.log(s.value.language,s.value.shape,s.value.image.width,r.map(l=>l.words.map(w=>`${w.text}[${Math.round(w.confidence)} ${w.box.x0},${w.box.y0}-${w.box.x1},${w.box.y1}]`).join(" ")).join(" | "));s=g.next(r);}
console.log(s.value.lines.map(l=>l.cells.flat().map(w=>`${w.text}[${Math.round(w.confidence)}]`).join(" ")).join(" | "));}
await rec.close();
