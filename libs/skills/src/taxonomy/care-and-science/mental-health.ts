import { parseSkills } from '../../parse-skills.js';

/** Counseling, psychotherapy and care in mental illness and addiction. */
export const mentalHealth = [
  ...parseSkills(
    'practice',
    `
Mental health care | behavioral health, mental health services, psychiatric care, behavioural health, mental healthcare, behavioral health care, behavioral healthcare, mental health treatment |
Counseling | counselling, individual counseling, therapeutic counseling, counseling services, counseling skills, counsel clients, client counseling | ~ mental-health-care
Psychotherapy | individual therapy, individual psychotherapy, psychotherapist, talk therapy | > counseling, mental-health-care
Group therapy | group counseling, group psychotherapy, facilitating group therapy, group facilitation in therapy | > counseling
Family therapy | family counseling, couples therapy, marriage counseling, couples counseling, marriage and family therapy, family systems therapy | > counseling
Child and adolescent counseling | child counseling, child therapy, adolescent counseling, adolescent therapy, youth counseling, counseling children | > counseling
Grief counseling | bereavement counseling, bereavement support, grief support | > counseling
Substance abuse counseling | addiction counseling, substance use disorder treatment, drug and alcohol counseling, substance abuse treatment, addictions counseling, chemical dependency counseling, substance use counseling, SUD^? | > counseling ? substance, addiction, recover, counsel
Relapse prevention | relapse prevention planning | ~ substance-abuse-counseling
Detoxification care | medical detox, alcohol withdrawal management, withdrawal management, detox nursing | ~ substance-abuse-counseling
Harm reduction | needle exchange, naloxone distribution, overdose prevention | ~ substance-abuse-counseling
Crisis intervention | crisis counseling, crisis management counseling, crisis stabilization, mental health crisis, crisis response counseling | ~ mental-health-care, social-work
Suicide prevention | suicide risk assessment, suicide assessment, suicide intervention | ~ crisis-intervention
De-escalation | de-escalation techniques, verbal de-escalation, crisis de-escalation, deescalation techniques | ~ crisis-intervention
Nonviolent crisis intervention | CPI training, crisis prevention intervention, nonviolent crisis prevention | > de-escalation
Psychological assessment | psychological testing, psychological assessments, psychodiagnostics, neuropsychological testing, conducting psychological evaluations | ~ psychology
Mental health assessment | biopsychosocial assessment, psychosocial assessment, psychosocial assessments, behavioral health assessments, biopsychosocial assessments, mental health evaluation | ~ mental-health-care
Mental status examination | mental status exams, mental status exam, mental status assessment | > mental-health-assessment
Behavioral intervention | behavior management, behavior intervention plans, behavioral interventions, behavior modification, behavior support plans, behavior intervention, behaviour support, behaviour management | ~ applied-behavior-analysis
Applied behavior analysis | ABA therapy, applied behaviour analysis, discrete trial training, ABA^? | ~ behavioral-intervention ? therap, autis, behavio, BCBA, RBT
Autism support | autism spectrum disorder, autism spectrum disorders, autism therapy, working with autistic children | ~ applied-behavior-analysis, special-education
Functional behavior assessment | functional behavioral assessment, functional behavior assessments, FBA^? | ~ applied-behavior-analysis ? behavio, BIP, autis
Stress management | stress reduction techniques, stress management techniques | ~ mindfulness-based-therapy
Anger management counseling | anger management groups, anger management | ~ counseling
Peer support | peer counseling, peer support services, peer recovery support | ~ counseling
Eating disorder treatment | eating disorders | ~ mental-health-care
Trauma therapy | trauma treatment in therapy, PTSD treatment, trauma counseling, trauma-focused therapy | > counseling
Residential treatment | residential treatment facility, residential treatment programs | ~ mental-health-care
Case conceptualization | clinical case formulation, case formulation | ~ psychotherapy
Forensic psychology | forensic mental health, forensic psychological evaluation | ~ psychology
School psychology | school psychologist, psychoeducational assessment, psychoeducational testing | ~ psychology
Health coaching | wellness coaching, health coach, lifestyle coaching | ~ patient-education
Life coaching | life coach, personal coaching | ~ counseling
Hypnotherapy | clinical hypnosis, hypnosis therapy | ~ psychotherapy
Biofeedback | | ~ psychotherapy
Neurofeedback | | ~ biofeedback
Electroconvulsive therapy | | ~ psychiatry
Transcranial magnetic stimulation | TMS therapy | ~ psychiatry, electroconvulsive-therapy
`,
  ),
  ...parseSkills(
    'method',
    `
Cognitive behavioral therapy | cognitive behavioural therapy, cognitive-behavioral therapy, cognitive behavior therapy, CBT techniques, CBT^? | > psychotherapy ? therap, DBT, counsel, psycho, cognitive
Dialectical behavior therapy | DBT therapy, dialectical behavioral therapy, dialectical behaviour therapy, DBT skills, DBT^? | > psychotherapy ~ cognitive-behavioral-therapy ? therap, CBT, counsel, psycho, dialectic
EMDR | eye movement desensitization and reprocessing | > trauma-therapy
Acceptance and commitment therapy | | > psychotherapy ~ cognitive-behavioral-therapy
Motivational interviewing | motivational interviewing techniques | ~ counseling
Solution-focused therapy | solution-focused brief therapy, brief therapy | > psychotherapy
Psychodynamic therapy | psychoanalysis, psychodynamic psychotherapy | > psychotherapy
Exposure therapy | exposure and response prevention, prolonged exposure therapy | ~ cognitive-behavioral-therapy
Trauma-informed care | trauma informed care, trauma-informed approach, trauma-informed practice | ~ mental-health-care
Mindfulness-based therapy | mindfulness-based stress reduction, mindfulness techniques, mindfulness practice, meditation instruction | ~ stress-management
Positive behavior support | positive behavioral interventions and supports, positive behavioral support, PBIS^ | ~ behavioral-intervention
Wraparound services | wraparound care | ~ case-management
`,
  ),
  ...parseSkills(
    'knowledge',
    `
DSM-5 | DSM^*, DSM-5-TR, DSM-IV, Diagnostic and Statistical Manual of Mental Disorders | ~ mental-health-assessment
Psychopharmacology | psychotropic medications, psychiatric medications, psychotropic medication | ~ pharmacology, psychiatry
Human development | lifespan development, developmental psychology | ~ psychology
`,
  ),
];
