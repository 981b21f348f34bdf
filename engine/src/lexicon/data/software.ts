import { readSkills, type Skill } from '../skill.ts';

/** Writing and testing software: languages, frameworks, methods. */
export const software: readonly Skill[] = /* @__PURE__ */ readSkills(
  'technology',
  `
Software Development: programmed, software developer, software engineer, software engineering, programming, programmer, coding, coder, software design, computer programming, developing software
Web Development: web developer, website development, web application development, web programming, built website, developed website, building website
Frontend Development: front end, frontend, front end developer, frontend developer, frontend engineer, frontend engineering
Backend Development: back end, backend, back end developer, backend developer, backend engineer
Full-Stack Development: full stack, fullstack, full stack developer, fullstack developer
Mobile App Development: mobile developer, app development, mobile application development, mobile development, app developer, built app, developed app, mobile app
Android Development: android, android developer, android app, android studio, android sdk
iOS Development: ios, ios developer, ios app, iphone app
Game Development: game developer, game programming
Desktop Application Development: desktop applications, windows forms, winforms, wpf
Embedded Systems: embedded software, firmware, microcontroller, embedded c
Internet of Things: iot, iot device, smart sensors
Arduino
Raspberry Pi
Robotics: robotic engineering
USSD Development: ussd, ussd application
M-Pesa Integration: daraja api, mpesa api, ?daraja, mpesa integration, mpesa daraja api, safaricom daraja
Africa's Talking API: africas talking
?C: c programming, c programming language, ansi c, programming in c, c language
C++: cpp, c plus plus, visual c++
C#: c sharp, csharp, visual c#
?R: r programming, r studio, rstudio, r language, tidyverse, r programming language, ggplot2
?Go: golang, go lang, go programming, go programming language, go language
?D: dlang
F#: f sharp
Java: java developer, core java, java programming, j2ee, java ee
JavaScript: java script, ecmascript, es6, js, vanilla javascript, javascript developer
TypeScript: type script
Python: python 3, python3, python programming, python developer, python scripting
PHP: php developer, php 8, core php
?Ruby: ruby language
Ruby on Rails: =Rails, rails framework, ror
Kotlin: kotlin android
?Swift: swiftui, swift ui, swift programming
Objective-C: objc
=Dart: dart language
=Flutter: flutter developer, flutter app
?Rust: rust language, rustlang, rust programming
Scala: scala language
?Elixir: phoenix framework, elixir language
Erlang
Haskell
Clojure
Perl: perl script
Lua: lua script
MATLAB: mat lab, simulink
Julia Language: julia programming
Fortran
COBOL
Visual Basic: visual basic 6, vb6
VB.NET: visual basic net
Delphi: delphi programming
Assembly Language: assembler programming
Bash: bash script, bash scripting, shell script, shell scripting
PowerShell: power shell, windows powershell
Groovy: groovy script
Solidity: smart contract
WebAssembly: wasm
.NET: dotnet, dot net, .net core, .net framework, .net developer, net core, dotnet core
ASP.NET: asp.net core, asp.net mvc, aspnet
Entity Framework: ef core
Blazor
Xamarin: .net maui, xamarin forms
=React: react.js, reactjs, react developer, react hooks
React Native: reactnative, react native developer
Next.js: nextjs
Vue.js: vuejs, vue, vue 3
Nuxt.js: nuxtjs, nuxt
Angular: angular developer, angular 2, angular framework
AngularJS: angular.js
Svelte: sveltekit, svelte kit
Ember.js: emberjs
?Astro: astro framework
jQuery: j query
Redux: redux toolkit
TanStack Query: react query
Node.js: nodejs, ?Node, node developer, node.js developer
Deno: deno runtime
Express.js: expressjs, ?Express
NestJS: nest.js
Fastify
Django: django framework, django developer, django rest framework
=Flask: flask framework, flask api, python flask
FastAPI: fast api
Laravel: laravel framework, laravel developer
Symfony
CodeIgniter: code igniter
Yii: yii2
Spring Boot: springboot, spring framework, ?Spring, spring mvc, spring security
=Hibernate: hibernate orm
Quarkus
Ktor
Ionic: ionic framework
Apache Cordova: cordova, phonegap
Jetpack Compose: jetpack
?Unity: unity 3d, unity engine, unity3d
Unreal Engine: unreal engine 5
HTML: html5, html 5, hypertext markup language
CSS: css3, css 3, cascading style sheet
Sass: scss
Tailwind CSS: tailwind, tailwindcss
=Bootstrap: bootstrap 5, bootstrap css
Material UI: mui
Responsive Web Design: responsive design, mobile first design
Progressive Web Apps: pwa
Web Performance: core web vitals, page speed optimisation, web performance optimisation
Micro Frontends: microfrontend, module federation
Webpack: web pack
Vite
Babel: babel js
npm: npm package
pnpm
?Yarn
REST APIs: restful api, =REST, restful services, restful, restful web services, rest services
GraphQL: graph ql, apollo graphql
gRPC
=SOAP: soap web services, soap api, xml web services
WebSockets: websocket, socket.io
API Development: api design, api developer, api integration, api, third party api integration
OpenAPI: swagger
Postman: postman api
OAuth: oauth2, oauth 2.0, openid connect, oidc
JSON Web Tokens: jwt
Microservices: microservice, microservice architecture
Event-Driven Architecture: event driven, event sourcing
Message Queues: message broker
RabbitMQ: rabbit mq
Apache Kafka: kafka, kafka streams
Software Architecture: software architect, system architecture, solution architecture, solutions architect
System Design: designing systems
Systems Analysis: systems analyst
Object-Oriented Programming: oop, object oriented design, object oriented
Functional Programming
Data Structures and Algorithms: data structures, algorithms, dsa, algorithm design
Design Patterns: software design patterns
Clean Code: code refactoring, refactoring
Code Review: reviewing code, peer code review
Pair Programming
Debugging: debugger, debug code, bug fixing
Test-Driven Development: tdd, test driven
Automated Testing: test automation, automation testing, automated test, regression test, regression testing
Unit Testing: unit test
Integration Testing: integration test
End-to-End Testing: e2e testing
Manual Testing: manual tester, manual qa
Software Testing: software tester, qa testing, test engineer, qa engineer, qa analyst, quality assurance engineer
Performance Testing: load testing, stress testing, k6 load testing
User Acceptance Testing: uat
Test Planning: test cases, test case design, test plan
Selenium: selenium webdriver
=Cypress: cypress testing
=Playwright: playwright testing
=Jest: jest testing
Vitest
JUnit
PyTest
Appium
JMeter: apache jmeter
Git: git version control, git flow, gitflow
GitHub: git hub, github actions workflow
GitLab: git lab
Bitbucket: bit bucket
Subversion: svn
Version Control: source control
Software Documentation: code documentation, api documentation, developer documentation
Open Source Contribution: open source contributor, open source
Low-Code Development: low code, no code, power apps, powerapps
Power Automate: microsoft flow
Zapier: make.com automation
WordPress: word press, wordpress developer, elementor
Joomla
Drupal
Magento: adobe commerce
Wix: wix website
Webflow
Content Management Systems: cms
Salesforce Development: apex programming, salesforce developer
ServiceNow: service now
SAP: sap erp, sap system
SAP ABAP: abap
Oracle ERP: oracle e business suite, oracle ebs
Moodle Administration: moodle admin
Software Project Delivery: software delivery, release management
DevOps: dev ops, devops engineer
Continuous Integration: ci/cd, continuous delivery, continuous deployment, ci cd pipeline, cicd
Regular Expressions: regex
Natural Language Processing: nlp, text mining
Chatbot Development: chatbot, chat bot
Prompt Engineering: prompt engineer, prompting llms
Geographic Information Systems: gis, gis analyst, geospatial analysis, gis mapping
ArcGIS: arc gis, esri
QGIS: quantum gis
Remote Sensing: satellite imagery, google earth engine
`,
);
