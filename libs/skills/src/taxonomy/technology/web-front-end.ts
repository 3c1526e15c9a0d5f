import { parseSkills } from '../../parse-skills.js';

/** What runs in a browser: frameworks, styling, graphics and the tools that build them. */
export const webFrontEnd = [
  ...parseSkills(
    'technology',
    `
React^ | React.js, React JS, React 18, React 17, React Hooks | > javascript, html, css, front-end-development ~ vue, angular, svelte ! to, quickly, with
Redux | Redux Toolkit, React Redux | > react
Redux-Saga | | > redux
Redux Thunk | | > redux ~ redux-saga
MobX | | > javascript ~ redux
Zustand | | > react ~ redux
Recoil^* | Recoil.js | > react ~ redux
React Query | TanStack Query | > react
React Router | | > react
Next.js^ | NextJS, Next JS | > react
Remix^* | Remix.run, Remix framework | > react ~ next-js
Gatsby^* | Gatsby.js, GatsbyJS | > react ~ next-js
Preact | | > javascript ~ react
SolidJS | Solid.js | > javascript ~ react
Qwik^ | | > javascript ~ react
Astro^* | Astro.build, AstroJS | > javascript ~ next-js
Vue.js | Vue^, Vue JS, Vue 2, Vue 3, VueJS | > javascript, html, css, front-end-development # vue
Vuex | | > vue ~ redux
Pinia | | > vue ~ vuex
Nuxt.js | Nuxt, Nuxt 3 | > vue ~ next-js
Vuetify | | > vue ~ material-ui
Quasar framework | | > vue
Angular^ | Angular 2+, Angular 2, Angular 8, Angular 14, Angular 17 | > typescript, html, css, front-end-development ! contact, momentum, velocity, cheilitis, motion
AngularJS | Angular.js, Angular 1 | > javascript, html, css, front-end-development ~ angular # angularjs
RxJS | Reactive Extensions | > javascript ~ reactive-programming
NgRx | | > angular ~ redux, rxjs
Angular Material | | > angular ~ material-ui
PrimeNG | | > angular ~ angular-material
PrimeReact | | > react ~ material-ui
Svelte | | > javascript, html, css, front-end-development
SvelteKit | | > svelte ~ next-js
jQuery | | > javascript ~ front-end-development
jQuery UI | | > jquery
jQuery Mobile | | > jquery
Ember.js | EmberJS | > javascript, front-end-development ~ angular
Backbone.js | Backbone^* | > javascript ~ ember-js
Knockout.js | KnockoutJS | > javascript ~ backbone-js
Alpine.js | AlpineJS | > javascript ~ vue
htmx | | > html ~ alpine-js
Stimulus.js | StimulusJS, Stimulus^* | > javascript ~ ruby-on-rails
Ext JS | ExtJS, Sencha | > javascript
Dojo Toolkit | | > javascript ~ jquery
Meteor.js | MeteorJS, Meteor^* | > javascript
Web components | | > javascript
Lit^* | LitElement, Lit.js | > web-components
Polymer.js | PolymerJS | > web-components ~ lit
Stencil.js | StencilJS | > web-components
Ajax^ | AJAX^ | > javascript
DOM^ | Document Object Model, DOM manipulation | ~ javascript
Axios | | > javascript
Lodash | | > javascript
Underscore.js | UnderscoreJS | > javascript ~ lodash
Handlebars.js | Handlebars^* | > javascript
Pug^* | Pug.js | > html
EJS^ | Embedded JavaScript templates | > javascript ~ handlebars-js
Electron^* | Electron.js, ElectronJS | > javascript
Tauri^ | | ~ electron
Service workers | service worker | > javascript ~ progressive-web-apps
WebRTC | | ~ websocket
`,
  ),
  ...parseSkills(
    'technology',
    `
Sass^ | SCSS, Sass/SCSS | > css
Less^* | LESS^*, Less.js, Less CSS | > css ~ sass
Stylus^* | Stylus CSS | > css ~ sass
PostCSS | | > css
CSS Grid | CSS Grid Layout | > css
Flexbox | CSS Flexbox | > css
CSS Modules | | > css ~ styled-components
BEM^ | Block Element Modifier | > css
CSS-in-JS | CSS in JS | > css, javascript
Styled Components | styled-components | > react, css-in-js
Bootstrap^ | Bootstrap 3, Bootstrap 4, Bootstrap 5, Twitter Bootstrap | > css
Tailwind CSS | Tailwind^, TailwindCSS | > css ~ bootstrap
Bulma | | > css ~ bootstrap
Zurb Foundation | Foundation CSS | > css ~ bootstrap
Material UI | MUI^, Material-UI | > react
Material Design | Google Material Design | ~ ui-design
Ant Design | AntD | > react ~ material-ui
Chakra UI | | > react ~ material-ui
shadcn/ui | shadcn | > react, tailwind-css
Radix UI | | > react ~ shadcn-ui
Kendo UI | | > javascript
Telerik | Telerik UI | ~ kendo-ui
AG Grid | ag-Grid | > javascript
D3.js | D3^, D3 JS | > javascript ~ data-visualization
Chart.js | ChartJS | > javascript ~ d3-js, data-visualization
Highcharts | | > javascript ~ d3-js, chart-js
Apache ECharts | ECharts | > javascript ~ highcharts, d3-js
amCharts | | > javascript ~ highcharts
SVG^ | Scalable Vector Graphics | ~ html
HTML5 Canvas | Canvas API | > html, javascript
Three.js | ThreeJS | > javascript, webgl
Babylon.js | BabylonJS | > javascript, webgl ~ three-js
React Three Fiber | | > react, three-js
WebGL | | > computer-graphics ~ three-js, opengl
WebGPU | | ~ webgl
GSAP^ | GreenSock | > javascript
Framer Motion | | > react ~ gsap
PixiJS | Pixi.js | > javascript ~ game-development
`,
  ),
  ...parseSkills(
    'tool',
    `
npm | npm scripts | > javascript
Yarn? | Yarn Berry | > javascript ~ npm ? npm, webpack, javascript, node, react, pnpm, babel, git
pnpm | | > javascript ~ npm
Bower^* | | > javascript ~ npm
Webpack | Webpack 5 | > javascript
Vite^ | Vite.js, ViteJS | > javascript ~ webpack
Rollup^* | Rollup.js | > javascript ~ webpack
esbuild | | > javascript ~ webpack, vite
Parcel? | Parcel.js, ParcelJS | > javascript ~ webpack ? webpack, javascript, rollup, vite, babel, npm
Gulp^ | Gulp.js | > javascript ~ webpack
Grunt? | Grunt.js, GruntJS | > javascript ~ gulp ? gulp, javascript, webpack, npm, bower, node
Babel^* | Babel.js, BabelJS | > javascript
ESLint | | > javascript ~ linting
Prettier^* | | > javascript ~ eslint
Turborepo | | > javascript ~ monorepos
Lerna^ | | > javascript ~ monorepos, turborepo
Nx monorepo | Nx Workspace, Nrwl Nx | > javascript ~ turborepo
Storybook^* | Storybook.js | > javascript
Chrome DevTools | browser developer tools, browser devtools | ~ debugging
Google Lighthouse | Lighthouse^* | ~ web-performance
PageSpeed Insights | Google PageSpeed | ~ web-performance, google-lighthouse
`,
  ),
  ...parseSkills(
    'practice',
    `
Web development | web applications, web application development, web app development, web programming, website development, web apps | > software-development ~ html
Front-end development | frontend, front end, front-end, frontend development, front-end web development, client-side development | > web-development ~ ui-development, html, css, javascript
UI development | user interface development, UI engineering | > front-end-development ~ ui-design
Responsive design | responsive web design, responsive web, responsive websites, mobile-first design, responsive layouts | ~ front-end-development
Single-page applications | single page applications, SPA^*, SPAs^ | > front-end-development
Progressive web apps | PWA^, PWAs^, progressive web applications | > front-end-development
Server-side rendering | SSR^ | ~ front-end-development
Static site generators | static site generation | ~ server-side-rendering
Jamstack | | ~ static-site-generators, headless-cms
Micro-frontends | micro frontends, microfrontends, micro frontend architecture, module federation | > front-end-development ~ microservices
Web performance | web performance optimization, Core Web Vitals, page speed optimization | ~ performance-optimization, front-end-development
Cross-browser compatibility | cross-browser testing, cross browser compatibility, cross-browser development | ~ front-end-development
Web accessibility | a11y, digital accessibility, accessible web design, accessibility standards |
WCAG | WCAG 2.1, WCAG 2.0, WCAG 2.2, Web Content Accessibility Guidelines | > web-accessibility
Section 508 | 508 compliance | ~ web-accessibility
WAI-ARIA | ARIA^* | > web-accessibility
Screen readers | screen reader | ~ web-accessibility
Semantic HTML | semantic markup | > html ~ web-accessibility
State management | client-side state management | ~ redux
Internationalization? | internationalisation?, i18n | ~ front-end-development ? i18n, localization, front-end, web, software, javascript, translation, react, unicode
HTML email development | HTML emails, HTML email | > html, css
Web design | website design, web designer skills, Webdesign, conception web | ~ ui-design, html, css, front-end-development, web-development
`,
  ),
];
