/** Programs as they call themselves; a file whose program is not known has none here. */
export const GENERATORS: Record<string, string> = {
  a1111: "Stable Diffusion WebUI",
  comfyui: "ComfyUI",
  invokeai: "InvokeAI",
  novelai: "NovelAI",
  fooocus: "Fooocus",
  swarmui: "SwarmUI",
  easydiffusion: "Easy Diffusion",
  drawthings: "Draw Things",
  midjourney: "Midjourney",
  tensorart: "TensorArt",
  civitai: "Civitai",
  huggingface: "Hugging Face",
  ruinedfooocus: "RuinedFooocus",
  stabilitymatrix: "Stability Matrix",
  mflux: "mflux",
  mochi: "Mochi Diffusion",
};
