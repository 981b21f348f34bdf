import { readSkills, type Skill } from '../skill.ts';

/** How people work, whatever they do. Adverts ask everybody for these, so they weigh little in a match. */
export const soft: readonly Skill[] = /* @__PURE__ */ readSkills(
  'soft',
  `
Communication: communication skills, communicator, good communicator, communicating
Written Communication: writing skills, written communication skills, good writing
Verbal Communication: oral communication, spoken communication
Interpersonal Skills: people skills, interpersonal, inter personal skills, interpersonal communication
Public Speaking: public speaker, speaking in public
Active Listening: listening skills, good listener
Teamwork: team work, team player, working in a team, work in a team, team working, working with others
Collaboration: collaborative, collaborating, cross functional collaboration
Leadership: leadership skills, team leadership, team leader, leading a team, leading teams, team lead, led a team, led team
People Management: managing people, staff management, line management
Team Building: teambuilding, building teams
Delegation: delegating
Decision Making: decision maker, making decisions, decisionmaking
Problem Solving: problem solver, solving problems, troubleshooting skills
Critical Thinking: critical thinker
Analytical Thinking: analytical skills, analytical mind, analytical
Strategic Thinking: strategic thinker
Creative Thinking: creativity, creative thinker
Innovation: innovative, innovator
Attention to Detail: detail oriented, eye for detail, keen on detail, accuracy
Time Management: managing time, time keeping
Punctuality: punctual
Meeting Deadlines: meet deadlines, deadline driven, working to deadlines, tight deadlines
Prioritization: prioritising, prioritise tasks, setting priorities
Multitasking: multi tasking, multi task, multitask
Organizational Skills: organisational skills, organised, organising skills, well organised
Adaptability: adaptable, adapt to change
Flexibility: flexible schedule, flexible attitude, flexible working hours
Resilience: resilient
Stress Management: working under pressure, work under pressure, work well under pressure, pressure handling
Patience: patient person
Empathy: empathetic
Emotional Intelligence: emotional maturity
Conflict Resolution: conflict management, resolving conflicts, resolving disputes
Negotiation: negotiated, negotiation skills, negotiator, negotiating, bargaining
Persuasion: persuasive, persuading, influencing skills
Assertiveness: assertive
Confidence: self confidence, self confident
Self-Motivation: self motivated, self starter, self driven, motivated
Initiative: taking initiative, proactive, takes initiative
Work Ethic: strong work ethic, hard working, hardworking, diligent
Reliability: reliable person, dependable, dependability
Integrity: honesty, honest, high integrity, trustworthy
Confidentiality: keeping confidentiality, discreet
Professionalism: professional conduct, professional attitude
Accountability: taking responsibility, accountable
Willingness to Learn: fast learner, quick learner, eager to learn, quick to learn, ready to learn, willing to learn
Self-Management: independent working, work independently, working independently, minimal supervision
Goal Orientation: result oriented, goal oriented, results driven, target driven
Customer Focus: customer oriented, customer centric, client focused
Cultural Awareness: cultural sensitivity, multicultural environment, cross cultural communication
Relationship Building: building relationships, professional networking
Diplomacy: diplomatic, tact
Courtesy: polite, politeness, friendly attitude
Positive Attitude: positive mindset, can do attitude, optimistic
Physical Fitness: physically fit, good physical condition
Remote Working: remote work, work from home, working remotely
Observation: observation skills, observant
Storytelling: story telling, story teller
Planning and Organizing: planning and organisation
Numeracy: numerical skills, good with numbers, numerate
Literacy: able to read and write
Neatness: grooming, well groomed, presentable
Volunteering: volunteer, volunteer work, volunteerism
Discipline: self discipline, disciplined
Giving Feedback: constructive feedback, receiving feedback
Digital Literacy: digital skills, internet skills, ajira digital
`,
);
