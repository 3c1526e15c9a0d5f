import { parseSkills } from '../../parse-skills.js';

/** Games, three dimensions and other realities. */
export const gameAndGraphics = [
  ...parseSkills(
    'technology',
    `
Unity^* | Unity3D, Unity 3D, Unity engine, Unity game engine | > c-sharp, game-development ~ unreal-engine
Unreal Engine | UE4, UE5, Unreal Engine 4, Unreal Engine 5, Unreal^* | > c-plus-plus, game-development
Unreal Blueprints | Blueprint visual scripting, Unreal Blueprint | > unreal-engine
Godot | Godot Engine | > game-development ~ unity
GDScript | | > godot
GameMaker | GameMaker Studio | > game-development
CryEngine | | > game-development, c-plus-plus ~ unreal-engine
Cocos2d | Cocos2d-x | > game-development
MonoGame | | > game-development, c-sharp
Phaser^* | Phaser 3, Phaser.js | > game-development, javascript
Roblox Studio | Roblox development | > game-development
Luau^ | | ~ lua, roblox-studio
OpenGL | Open GL | > computer-graphics ~ vulkan
Vulkan^ | Vulkan API | > computer-graphics
DirectX | Direct3D, DirectX 11, DirectX 12 | > computer-graphics ~ opengl, vulkan
Metal API | Apple Metal | > computer-graphics ~ vulkan
OpenCL | | > gpu-programming ~ cuda
GLSL | | > shader-programming
HLSL | | > shader-programming ~ glsl
PhysX | | > game-physics
FMOD^ | | > game-audio
Wwise | | > game-audio ~ fmod
OpenXR | | > virtual-reality
Oculus SDK | Meta Quest development | > virtual-reality
Microsoft HoloLens | HoloLens | > augmented-reality
Vuforia | | > augmented-reality ~ arkit
FFmpeg | | ~ video-streaming-technology
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Computer graphics | graphics programming | ~ mathematics
Shader programming | shaders, shader development | > computer-graphics
Real-time rendering | rendering engines | > computer-graphics
Ray tracing | raytracing | > computer-graphics
Game physics | physics simulation for games, physics engines | > game-development
Game AI | game artificial intelligence | > game-development
Game audio | game sound design | ~ game-development
Augmented reality | AR development, augmented reality development, AR^? | ? unity, unreal, vr, arkit, arcore, 3d, augmented, immersive, mobile, virtual
Virtual reality | VR development, VR^? | ~ augmented-reality ? unity, unreal, ar, oculus, 3d, headset, virtual, augmented, immersive, game
Mixed reality | extended reality, XR development | ~ augmented-reality, virtual-reality
AR/VR | VR/AR, AR & VR | > augmented-reality, virtual-reality
Video streaming technology | | ~ ffmpeg
Video codecs | H.264, H.265 | ~ video-streaming-technology
Computational geometry | | ~ computer-graphics, mathematics
`,
  ),
  ...parseSkills(
    'practice',
    `
Game development | game programming, video game development, games development | > software-development
Game design | video game design, game designer skills | ~ game-development
Gameplay programming | gameplay systems | > game-development
Multiplayer networking | netcode | > game-development
Game testing | video game testing, playtesting | > software-testing
Technical art | technical artist skills | ~ shader-programming
`,
  ),
];
