import { exampleResume } from '../example';
import { type SampleName } from './sample-names';

const developer = `Daniel Okafor
Front-end developer

Experience

Front-end Developer, Tidewell Travel
April 2021 – Present
- Build the booking pages in React and TypeScript with two other developers and a designer
- Moved 40 pages from JavaScript to TypeScript while new features went on
- Write unit tests in Jest and end-to-end tests in Playwright, which run in GitHub Actions on every pull request
- Cut the loading time of the search page from 4.1 to 1.6 seconds
- Fixed the findings of an accessibility audit (WCAG 2.1 AA)

Junior Web Developer, Fennimore Digital
September 2018 – March 2021
- Built websites for small businesses in HTML, CSS and JavaScript
- Connected online shops to REST APIs for payment and delivery
- Turned Figma designs into responsive pages

Skills
React, TypeScript, JavaScript, HTML, CSS, Redux, Jest, Playwright, REST APIs, Git, Node.js

Education
BSc in Computer Science, 2018

Languages
English (native), French (B1)`;

const electrician = `Marek Nowak
Electrician

Experience

Electrician, Brightwater Electrical
June 2019 – Present
- Commercial work: install and test lighting, power and fire alarm systems in offices, schools and shops
- Planned and reactive maintenance for two retail parks, with emergency lighting tests
- Fault finding and repair on single-phase and three-phase circuits
- Inspection and testing to the 18th Edition (BS 7671), with certificates and condition reports (EICR)
- Rewires and consumer unit changes in occupied homes; EV chargers; guide one apprentice

Apprentice Electrician, Harrow & Pike
September 2015 – May 2019
- Installed conduit, trunking and cable tray on commercial sites
- Wired sockets, lighting and distribution boards under supervision
- Safe isolation and risk assessments on every job

Qualifications
NVQ Level 3 in Electrical Installation with AM2, 2019
18th Edition Wiring Regulations, 2019
City & Guilds 2391 Inspection and Testing, 2022
ECS Gold Card
Full driving licence

Languages
English (C1), Polish (native)`;

/** Resumes of made-up persons, to score a posting before there is one's own. */
export const sampleResumes: Readonly<Record<SampleName, string>> = {
  developer,
  nurse: exampleResume,
  electrician,
};
