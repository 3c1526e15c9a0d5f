import { parseSkills } from '../../parse-skills.js';

/** Music, stage, dance and shows. */
export const musicAndPerformingArts = [
  ...parseSkills(
    'practice',
    `
Music performance | performing music, musical performance, live music performance, playing in an orchestra, orchestral playing, concert performance | ~ musical-instruments
Musical instruments | playing a musical instrument, playing musical instruments, playing an instrument | ~ music-performance
Piano playing | playing the piano, piano performance, piano accompaniment | > musical-instruments
Guitar playing | playing guitar, playing the guitar, bass guitar | > musical-instruments
Violin playing | playing the violin, cello playing, string instruments | > musical-instruments
Drumming | playing drums, percussion | > musical-instruments
Singing^* | vocal performance, vocal training, choral singing, opera singing, singing^*, chant choral, canto^* | ~ music-performance
Choir conducting | choir directing, choral conducting, choir leadership | ~ orchestra-conducting
Orchestra conducting | conducting an orchestra, orchestral conducting | ~ music-performance
Music composition | composing music, songwriting, song writing, music writing, film scoring, composition musicale | ~ music-theory
Music arrangement | arranging music, orchestration^* | ~ music-composition
Music production | producing music, beat making, beatmaking, production musicale, Musikproduktion | ~ audio-engineering
DJing | disc jockey, DJ sets | ~ music-production
Acting^* | theatre acting, theater acting, film acting, stage acting, dramatic acting, actuación^*, Schauspiel, Schauspielerei | ~ stage-performance
Stage performance | performing on stage, live performance, performing arts | ~ acting
Improvisation | improv, improvisational theater, improv comedy | ~ acting
Stand-up comedy | comedy writing, comedy performance | ~ acting
Theatre directing | theater directing, stage directing, directing plays, play direction | ~ theatre-production
Theatre production | theater production, theatrical production, stage production | ~ stage-management
Stage management | stage managing, stage manager skills | ~ theatre-production, event-planning
Stagecraft | stagehand work, stage rigging, backstage work | ~ theatre-production
Dance^* | dancing^*, ballet, contemporary dance, modern dance, ballroom dancing, hip-hop dance, danza^*, Tanz^* | ~ choreography
Choreography | choreographing | ~ dance
Puppetry | | ~ stage-performance
Circus arts | circus performance | ~ stage-performance
Magic performance | stage magic | ~ stage-performance
Costume design | costume making, wardrobe management, wardrobe styling | ~ fashion-design
Stage makeup | theatrical makeup, special effects makeup | ~ makeup-artistry
Modeling for fashion | fashion modeling, runway modeling | ~ fashion-styling
Hosting shows | emceeing, event hosting, master of ceremonies | ~ public-speaking
Actor casting | casting actors, casting direction, film casting | ~ film-production
Tour management | tour booking, artist management, talent booking, band management | ~ event-planning
Box office management | ticketing operations, ticket office, box office | ~ cash-handling
Concert promotion | music promotion, music industry | ~ event-marketing
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Music theory | musical theory, ear training, sight reading, sight-reading music, Musiktheorie | ~ music-performance
Musicology | music history | ~ music-theory
Theatre studies | theater studies, dramaturgy | ~ acting
`,
  ),
  ...parseSkills(
    'tool',
    `
Sibelius^ | | ~ music-composition
MuseScore | | ~ sibelius
Finale notation software | | ~ sibelius
QLab | | ~ stage-lighting
ETC Eos | | ~ qlab
grandMA lighting console | | ~ qlab
`,
  ),
];
