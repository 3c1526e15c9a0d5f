import { parseSkills } from '../../parse-skills.js';

/** Languages that programs, queries and documents are written in. */
export const languages = [
  ...parseSkills(
    'technology',
    `
JavaScript | JS^, ECMAScript, ES6, ES6+, ES2015, Java Script, Vanilla JS, Vanilla JavaScript | > programming ~ dart, typescript
TypeScript | Type Script | > javascript ~ object-oriented-programming
CoffeeScript | | > javascript ~ typescript
ActionScript | ActionScript 3 | ~ javascript
Python | Python 3, Python3, Python 2, CPython | > programming, scripting ~ ruby, object-oriented-programming
Java | Java SE, JDK, Core Java, Java 7, Java 8, Java 11, Java 17, Java 21 | > programming, object-oriented-programming ~ kotlin, c-sharp, scala
JVM^ | Java Virtual Machine | ~ java
Kotlin | | > programming ~ android-development, object-oriented-programming
Scala | Scala 3 | > programming ~ functional-programming, object-oriented-programming
Groovy^ | Apache Groovy | > programming ~ java
Clojure | | > functional-programming ~ lisp
ClojureScript | | > clojure ~ javascript
C^* | ANSI C, Embedded C, C99, C11, C language, C programming, C programming language | > programming ~ c-plus-plus
C++ | CPP, C/C++, C++11, C++14, C++17, C++20, C++23, Modern C++, Visual C++ | > c, object-oriented-programming
C# | C Sharp, CSharp, C#.NET, Visual C# | > dot-net, object-oriented-programming
F# | F Sharp, FSharp | > dot-net, functional-programming ~ c-sharp
Visual Basic | VB.NET, VB6, Visual Basic .NET, Visual Basic 6 | > programming ~ vba
VBA | Visual Basic for Applications, Excel VBA |
Excel macros | Excel macro, Office macros | ~ vba
VBScript | VB Script | ~ vba, visual-basic
Go^* | Golang, Go lang, Go language, Go programming | > programming ~ rust ! to, on, through, over, for, beyond, above, the
Rust^* | Rust lang, Rustlang, Rust language | > programming ~ c-plus-plus
Zig^* | Ziglang | ~ rust, c
Nim^* | Nim lang | ~ rust
Crystal^* | Crystal lang | ~ ruby
Swift^* | Swift 5, Swift language, SwiftLang | > programming ~ kotlin, objective-c, ios-development, object-oriented-programming
Objective-C | Obj-C, ObjectiveC, Objective C | > programming ~ ios-development
Dart^* | Dart language, DartLang | > programming
Ruby^* | Ruby 3 | > programming ~ object-oriented-programming
PHP | PHP 7, PHP 8, PHP7, PHP8, PHP 5 | > programming ~ object-oriented-programming
Perl | Perl 5 | > programming, scripting
Raku^* | Perl 6 | ~ perl
R^* | R programming, R language, R statistical software | > programming ~ python, data-analysis, statistics
MATLAB | | > programming ~ r, python
Simulink | | ~ matlab
Modelica | OpenModelica | ~ simulink
Dymola | | > modelica
Julia^* | Julia language, JuliaLang | > programming ~ matlab, r
Haskell | | > functional-programming
PureScript | | > functional-programming ~ haskell
Elm^* | Elm language | > functional-programming ~ haskell
Elixir^ | | > functional-programming ~ erlang
Erlang | Erlang/OTP | > functional-programming
OCaml | | > functional-programming ~ haskell
ReScript | | > functional-programming ~ ocaml, javascript
ReasonML | | ~ rescript, ocaml
Lisp^ | LISP^ | > functional-programming, programming
Common Lisp | | > lisp
Scheme^? | Scheme language | > lisp ? lisp, racket, haskell, programming, language, prolog
Racket^* | Racket language | > lisp ~ scheme
Prolog | SWI-Prolog | ~ lisp
Lua | LuaJIT | > programming
Fortran | Fortran 77, Fortran 90, Fortran 95 | > programming ~ c
COBOL | | > programming
PL/I | | ~ cobol
RPG^* | RPGLE, RPG IV, ILE RPG, RPG/400 | ~ cobol
REXX | | ~ mainframe
Ada^* | Ada 95, Ada 2012, SPARK Ada | ~ c-plus-plus
Pascal^* | Turbo Pascal, Free Pascal, Pascal language | > programming
Delphi^* | Object Pascal, Embarcadero Delphi | ~ pascal
Smalltalk | | > object-oriented-programming
Assembly language | Assembler^?, x86 assembly, ARM assembly, assembler language, assembly programming language | > programming ~ c ? language, x86, embedded, cobol, mainframe, jcl, microcontroller, programming, arm, fortran, z/os
Tcl^ | Tcl/Tk, TCL scripting |
AWK | GAWK | ~ bash
Bash | bash scripting, Bash scripts, GNU Bash | > shell-scripting ~ linux
Zsh | Z shell | > shell-scripting ~ bash
Korn shell | KSH | > shell-scripting ~ bash
Shell scripting | shell script, shell scripts, Unix shell, Unix shell scripting, shell programming, Linux shell | > scripting ~ powershell, linux
Windows batch scripting | batch scripting, batch files, batch scripts | ~ shell-scripting
PowerShell | Power Shell, Windows PowerShell, PowerShell scripting | > scripting
AutoHotkey | AHK^ | ~ scripting
AutoIt | | ~ scripting, autohotkey
SQL | Structured Query Language, ANSI SQL, SQL queries, SQL programming, SQL scripting, SQL query | ~ relational-databases
PL/SQL | PLSQL, Oracle PL/SQL | > sql ~ oracle-database
T-SQL | TSQL, Transact-SQL | > sql ~ pl-sql, microsoft-sql-server
PL/pgSQL | PLpgSQL | > sql ~ pl-sql
SPARQL | | > rdf ~ sql
MDX^ | Multidimensional Expressions | ~ sql
KQL^ | Kusto, Kusto Query Language | ~ sql
WebAssembly | Wasm |
Scratch^* | Scratch programming, MIT Scratch |
ColdFusion | CFML |
Classic ASP | Active Server Pages, ASP Classic | ~ asp-net
Visual FoxPro | FoxPro |
Mojo^* | Mojo language | ~ python
Solidity | | > smart-contracts
`,
  ),
  ...parseSkills(
    'technology',
    `
HTML | HTML5, HTML 5, HTML/CSS, HyperText Markup Language | ~ web-development, css
XHTML | | > html, xml
CSS | CSS3, CSS 3, Cascading Style Sheets, CSS/HTML | ~ front-end-development, web-design
XML | Extensible Markup Language |
XSD | XML Schema | > xml
XPath | | > xml
XQuery | | > xml ~ xpath
XSLT | XSL^, XSL transformations | > xml
JSON | JavaScript Object Notation | ~ xml, yaml
JSON Schema | | > json
YAML | | ~ json
TOML | | ~ yaml
Markdown? | Markdown language | ~ html ? html, git, documentation, latex, github, jekyll, docs, yaml, wiki, jupyter, r
AsciiDoc | | ~ markdown
reStructuredText | | ~ markdown
LaTeX^ | LaTeX typesetting |
DITA^ | Darwin Information Typing Architecture | > xml
Regular expressions | regex, RegExp, regular expression |
RDF | Resource Description Framework |
OWL ontologies | Web Ontology Language | ~ rdf, ontologies
UML^ | Unified Modeling Language, UML diagrams, UML modeling | ~ software-design
SysML | Systems Modeling Language | ~ uml
PlantUML | | ~ uml
Mermaid diagrams | Mermaid.js, MermaidJS | ~ plantuml
`,
  ),
];
