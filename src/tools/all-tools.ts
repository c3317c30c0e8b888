/*
 * One line a tool. Everything else about a tool is in its folder.
 */
export { aiDetectorTool } from "./ai-detector/index.ts";
export { aiHumanizerTool } from "./ai-humanizer/index.ts";
export { imagePromptTool } from "./image-prompt/index.ts";
export { imageToPromptTool } from "./image-to-prompt/index.ts";
export { imageToTextTool } from "./image-to-text/index.ts";
export { promptCheckerTool } from "./prompt-checker/index.ts";
export { promptGenerateTool } from "./prompt-generate/index.ts";
export { videoPromptTool } from "./video-prompt/index.ts";
