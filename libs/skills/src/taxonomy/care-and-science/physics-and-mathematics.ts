import { parseSkills } from '../../parse-skills.js';

/** Physics, astronomy, mathematics. */
export const physicsAndMathematics = [
  ...parseSkills(
    'knowledge',
    `
Physics | applied physics, general physics, physical sciences |
Quantum mechanics | quantum physics, quantum theory | > physics
Thermodynamics | engineering thermodynamics, statistical thermodynamics | ~ physics
Statistical mechanics | statistical physics | ~ thermodynamics
Optics | geometric optics, optical physics | ~ physics
Photonics | integrated photonics, fiber optics research | ~ optics
Optical design | optical systems design | > optics
Laser physics | | > physics ~ optics
Electromagnetism | electromagnetics, electrodynamics, electromagnetic theory | > physics
Classical mechanics | analytical mechanics, Newtonian mechanics | > physics
Fluid mechanics | fluid dynamics, hydrodynamics | ~ physics
Solid-state physics | condensed matter physics, semiconductor physics | > physics
Particle physics | high-energy physics, high energy physics | > physics
Nuclear physics | reactor physics, nuclear science | > physics
Plasma physics | fusion research | > physics
Acoustics | psychoacoustics, acoustical engineering, room acoustics | ~ physics
Astrophysics | | > physics ~ astronomy
Cosmology | | ~ astrophysics
Astronomy | observational astronomy, astronomical observation | ~ physics
Computational physics | physics simulation, Monte Carlo particle simulation | > physics
Mathematics | applied mathematics, pure mathematics, mathematical skills, advanced mathematics |
Basic mathematics | basic math, basic math skills, basic arithmetic, math skills, basic mathematical skills |
Algebra | college algebra | > mathematics
Abstract algebra | group theory | > mathematics
Geometry | Euclidean geometry | > mathematics
Trigonometry | | > mathematics ~ geometry
Calculus | multivariable calculus, differential calculus, vector calculus, integral calculus | > mathematics
Differential equations | ordinary differential equations | > calculus
Partial differential equations | PDEs^ | > differential-equations
Discrete mathematics | discrete math | > mathematics
Combinatorics | | > discrete-mathematics
Graph theory | | > discrete-mathematics
Number theory | | > mathematics
Topology^* | algebraic topology | > mathematics
Differential geometry | Riemannian geometry | > mathematics ~ topology
Real analysis | mathematical analysis, measure theory | > mathematics
Complex analysis | | > mathematics ~ real-analysis
Functional analysis in mathematics | Hilbert spaces | > real-analysis
Probability theory | probability and statistics, probability theory and statistics, probabilistic modeling | > mathematics ~ statistics
Stochastic processes | stochastic calculus, stochastic modeling, Markov processes | > probability-theory
Numerical analysis | numerical methods, scientific computing, numerical computation | > mathematics
Mathematical modeling of systems | mathematical models, mathematical modelling of systems, modeling and simulation of physical systems | ~ mathematics, simulation
Mathematical optimization | convex optimization, nonlinear programming, combinatorial optimization, mathematical programming, optimization theory | > mathematics ~ operations-research
Linear programming | integer programming, mixed-integer programming, MILP^ | > mathematical-optimization
Operations research | operational research, management science | ~ mathematical-optimization, statistics
Queueing theory | queuing theory | > operations-research, probability-theory
Game theory | | ~ mathematics, economics
Mathematical logic | formal logic, set theory | > mathematics
Financial mathematics | quantitative finance, mathematical finance, actuarial mathematics | > mathematics ~ financial-analysis
Control theory | optimal control, control system theory | ~ mathematics
Kalman filtering | Kalman filter, Kalman filters | > control-theory ~ signal-processing
Metrology | precision measurement, measurement science, measurement uncertainty | ~ equipment-calibration
`,
  ),
  ...parseSkills(
    'practice',
    `
Experimental physics | physics experiments, physics research | > physics
Laser operation | laser systems, optical alignment, laser safety | ~ optics
Vacuum technology | vacuum systems, ultra-high vacuum, ultrahigh vacuum | ~ experimental-physics
Thin film deposition | thin-film deposition, thin films | ~ microfabrication
Chemical vapor deposition | CVD^*, PECVD | > thin-film-deposition
Physical vapor deposition | sputtering, e-beam evaporation, PVD^* | > thin-film-deposition
Atomic layer deposition | ALD^* | > thin-film-deposition
Microfabrication |  | ~ cleanroom-work
Photolithography | nanolithography, e-beam lithography | > microfabrication
Plasma etching | reactive ion etching, dry etching | > microfabrication
Cryogenics | cryogenic systems | ~ experimental-physics
Telescope operation | telescope observation | ~ astronomy
`,
  ),
  ...parseSkills(
    'tool',
    `
Mathematica | Wolfram Mathematica, Wolfram Language | ~ matlab
Zemax | Zemax OpticStudio, OpticStudio | > optical-design
Maple software | Maplesoft Maple, Maple^* | ~ mathematica
COMSOL | COMSOL Multiphysics | ~ ansys
Geant4 | | ~ computational-physics
Gurobi | | > mathematical-optimization ~ cplex
CPLEX | IBM CPLEX | > mathematical-optimization
GNU Octave | | ~ matlab
`,
  ),
];
