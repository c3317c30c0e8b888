import sharp from "sharp"; import { Recogniser } from "#workers/recogniser.ts"; import { languageFolder } from "#workers/language-data.ts"; import { findLightText } from "#engines/ocr/light-text.ts"; import { estimateTilt } from "#engines/ocr/image/deskew.ts";
const rec=new Recogniser(languageFolder());
for(const f of ["d-sign-05.jpg","d-sign-03.jpg"]){const {data,info}=await sharp("../shared/data/ocr/"+f).grayscale().raw().toBuffer({resolveWithObject:true});
const image={width:info.width,height:info.height,pixels:new Uint8Array(data)};console.log(f,"tilt",estimateTilt(image));
for(const [n,im] of [["plain",image],["light",findLightText(image)]] as const){if(!im)continue;for(const language of ["ara+eng","ara"] as const){const r=await rec.recognise({image:im,language,shape:"block"});console.log(n,language,r.map(l=>l.words.map(w=>`${w.text}[${Math.round(w.confidence)} ${w.box.x0},${w.box.y0}-${w.box.x1},${w.box.y1}]`).join(" ")).join(" | "));}}}
await rec.close();
