import { parseSkills } from '../../parse-skills.js';

/** Photography, film, sound and light. */
export const photoFilmAndAudio = [
  ...parseSkills(
    'practice',
    `
Photography | digital photography, taking photographs, photographer skills, photo shoots | ~ photo-editing
Product photography | food photography | > photography
Portrait photography | fashion photography, wedding photography, event photography | > photography
Photojournalism | press photography, documentary photography | > photography ~ journalism
Aerial photography | drone photography, drone videography | > photography ~ drone-operation
Photo editing | editing photos, photo post-processing, retouching photos | ~ photo-retouching, photography
Studio lighting | photographic lighting, lighting for film, set lighting | ~ photography
Video production | producing videos, video producer skills, video creation, video content production, production audiovisuelle | ~ video-editing, videography
Video editing | editing videos, editing video, film editing, video post-production, video editor skills | ~ video-production
Videography | video shooting, filming, shooting video, video recording, camera operation, camera operator skills, operating cameras | ~ video-production
Cinematography | director of photography, film lighting and camera | ~ videography
Post-production | postproduction, post production workflow | ~ video-editing
Color grading | color correction, colour grading | ~ video-editing
Visual effects | VFX^, compositing, rotoscoping, special effects | ~ motion-graphics
Film production | filmmaking, film making, movie production, feature film production, Filmproduktion | ~ video-production
Film directing | directing films, video directing, directing actors | ~ film-production
Production management for media | line producing, unit production management, production coordination, production assistance, production assistant | ~ film-production, project-coordination
Television production | TV production, broadcast production, studio production, live television | ~ video-production, broadcasting
Live streaming | livestreaming, live stream production, webcasting, live video production | ~ video-production
Audio engineering | sound engineering, recording engineering, audio production, sound production, music production engineering | ~ audio-editing
Audio editing | editing audio, sound editing, podcast editing, audio post-production | ~ audio-engineering
Audio recording | sound recording, studio recording, field recording, prise de son | ~ audio-engineering
Audio mixing | sound mixing, mixing and mastering, audio mastering | ~ audio-engineering
Sound design | foley, sound effects design | ~ audio-engineering
Live sound | live sound engineering, PA systems, sound reinforcement | ~ audio-engineering
Audiovisual equipment | AV equipment, audio-visual equipment, A/V equipment, audio visual equipment, AV support, AV setup, audiovisual support | ~ live-sound
Stage lighting | theatrical lighting, lighting technician, light boards | ~ audiovisual-equipment
Voice-over | voiceover, voice over, voice acting, narration | ~ acting
Set design | stage design, scenography, production design | ~ interior-design
Prop making | prop construction, prop building | ~ set-design
Film scheduling and budgeting | call sheets | ~ film-production
Photographic printing | darkroom, film development, film processing | ~ photography
Broadcast engineering | broadcast equipment, master control | ~ television-production
`,
  ),
  ...parseSkills(
    'tool',
    `
Premiere Pro | Adobe Premiere, Adobe Premiere Pro | > video-editing
Final Cut Pro | Final Cut^, FCPX | > video-editing ~ premiere-pro
DaVinci Resolve | Da Vinci Resolve | > video-editing, color-grading ~ premiere-pro
Avid Media Composer | Avid^* | > video-editing ~ premiere-pro
iMovie | | > video-editing ~ premiere-pro
Filmora | | > video-editing ~ imovie
CapCut | | > video-editing ~ imovie
Clipchamp | | > video-editing ~ imovie
Sony Vegas | Vegas Pro | > video-editing ~ premiere-pro
After Effects | Adobe After Effects, AfterEffects | > motion-graphics ~ premiere-pro, animation
Nuke compositing | Foundry Nuke | > visual-effects ~ after-effects
Blackmagic Fusion | | > visual-effects ~ nuke-compositing
Lightroom | Adobe Lightroom, Lightroom Classic | > photo-editing ~ capture-one
Capture One^ | Capture One Pro | > photo-editing
Pro Tools^ | ProTools, Avid Pro Tools^ | > audio-editing
Logic Pro | Logic Pro X | > audio-editing ~ pro-tools
Ableton Live | Ableton | > audio-editing ~ logic-pro, music-production
FL Studio | | > audio-editing ~ ableton-live
Cubase | Steinberg Cubase | > audio-editing ~ fl-studio
Reason Studios | | > audio-editing ~ fl-studio
Adobe Audition | | > audio-editing ~ audacity
Audacity^* | Audacity software | > audio-editing
GarageBand | | > audio-editing ~ logic-pro
OBS Studio | Open Broadcaster Software | > live-streaming
vMix | | > live-streaming ~ obs-studio
Wirecast | | > live-streaming ~ obs-studio
Streamlabs | | > live-streaming ~ obs-studio
DSLR cameras | DSLR^, mirrorless cameras, cinema cameras | ~ photography
Movie Magic | | ~ film-production
StudioBinder | | ~ movie-magic
`,
  ),
];
