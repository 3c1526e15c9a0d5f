import { parseSkills } from '../../parse-skills.js';

/** Training people, sports, leisure. */
export const sportsAndFitness = [
  ...parseSkills(
    'practice',
    `
Personal training | personal trainer, personal trainers, one-on-one fitness training, 1-on-1 training sessions | ~ fitness-instruction
Fitness instruction | fitness training, fitness instructor, fitness coaching, fitness classes, instructor of fitness classes, exercise instruction | ~ personal-training
Group fitness | group exercise, group fitness classes, group exercise classes, group fitness instruction, boot camp classes, bootcamp instruction, group training | > fitness-instruction
Fitness assessment | fitness assessments, body composition assessment, fitness testing, fitness evaluations | ~ personal-training
Exercise program design | workout programming, exercise programming, workout plans, training program design for clients, workout design | ~ personal-training
Strength and conditioning | strength training, strength & conditioning, Krafttraining, weight training, resistance training, conditioning programs | ~ personal-training
Olympic weightlifting | Olympic lifting | ~ strength-and-conditioning
Powerlifting | | ~ strength-and-conditioning, olympic-weightlifting
CrossFit | CrossFit coaching | ~ strength-and-conditioning
HIIT | high-intensity interval training | ~ group-fitness
Indoor cycling | spinning classes, spin classes, spin instructor, indoor cycling classes | ~ group-fitness
Yoga instruction | yoga, yoga teacher, yoga teaching, Yogalehrer, vinyasa yoga, Hatha yoga, teaching yoga | ~ fitness-instruction
Pilates instruction | pilates, Pilates teacher, reformer pilates, mat pilates | ~ fitness-instruction, yoga-instruction
Zumba | Zumba classes | ~ group-fitness
Dance fitness | dance fitness classes | ~ zumba
Aerobics instruction | aerobics, water aerobics, aqua aerobics, step aerobics | ~ group-fitness
Functional training | functional fitness | ~ personal-training
TRX^ | TRX training, suspension training | ~ functional-training
Kettlebell training | kettlebells | ~ functional-training, strength-and-conditioning
Stretching and mobility | flexibility training, mobility training, assisted stretching | ~ personal-training
Sports nutrition | nutrition coaching for athletes, performance nutrition | ~ nutrition
Soccer coaching | football coaching, soccer coach, soccer training | > sports-coaching
Basketball coaching | basketball coach | > sports-coaching
Tennis instruction | tennis coaching, tennis coach, teaching tennis | > sports-coaching
Golf instruction | golf coaching, golf lessons, golf professional, PGA professional | > sports-coaching
Gymnastics coaching | gymnastics, gymnastics coach, tumbling instruction | > sports-coaching
Ski instruction | ski instructor, skiing instruction, ski teaching | > sports-coaching ~ snowboard-instruction
Snowboard instruction | snowboard instructor, snowboarding instruction | > sports-coaching
Martial arts instruction | teaching martial arts, karate instruction, judo coaching, taekwondo instruction | > sports-coaching ~ martial-arts
Swimming instruction | swim instruction, swim lessons, swim coaching, teaching swimming, swim instructor, swimming lessons, swim lesson instruction | ~ lifeguarding
Lifeguarding | lifeguard, lifeguards^*, pool lifeguard, water rescue, beach lifeguard, sauveteur | ~ first-aid, swimming-instruction
Water safety | aquatic safety, pool safety, aquatics | ~ lifeguarding
Rock climbing instruction | climbing instruction, belaying, climbing wall, rock climbing | ~ outdoor-guiding
Sports officiating | refereeing, referee^*, umpiring, sports referee, officiating games, officiating sports | ~ sports-coaching
Scorekeeping | score keeping, scoreboard operation | ~ sports-officiating
Athlete scouting | talent scouting in sports, player scouting, player recruitment in sports | ~ sports-coaching
Sports management | athletic administration, sports administration, athletic department operations, Sportmanagement | ~ event-planning
Recreation programming | recreation programs, recreational activities, activity planning, recreation planning, recreational programming, planning recreational activities, leisure activities, recreation leadership, camp activities | ~ event-planning
Sports equipment maintenance | sports equipment repair, ski tuning | ~ equipment-repair
Gym operations | gym management, fitness center operations, health club management, fitness center management, gym floor supervision | ~ fitness-instruction
Membership sales | gym membership sales, membership enrollment, gym sales | ~ sales
Ice rink operation | Zamboni, ice resurfacing | ~ building-maintenance-work
`,
  ),
  ...parseSkills(
    'certificate',
    `
NASM certification | NASM-CPT, NASM CPT, NASM^?, NASM certified personal trainer | > personal-training ? train, fitness, personal, certif, CPT, exercise
ACE certification | ACE-CPT, ACE personal trainer, ACE certified personal trainer, American Council on Exercise | > personal-training ~ nasm-certification
ACSM certification | ACSM-CPT, ACSM certified, ACSM^ | > personal-training ~ nasm-certification
ISSA trainer certification | ISSA personal trainer, ISSA-CPT | > personal-training ~ nasm-certification
Certified Strength and Conditioning Specialist | CSCS^, NSCA-CSCS, NSCA CSCS | > strength-and-conditioning, personal-training
Certified Personal Trainer | CPT certification for trainers, personal training certification, personal trainer certification, NSCA-CPT, personal training certificate | > personal-training
Yoga teacher certification | RYT-200, RYT 200, RYT 500, RYT-500, registered yoga teacher, 200-hour yoga teacher training | > yoga-instruction
Water Safety Instructor | WSI certification, Red Cross WSI, Red Cross Water Safety Instructor | > swimming-instruction
UEFA coaching licence | UEFA B licence, UEFA A licence, UEFA Pro licence, UEFA B license, UEFA A license | > soccer-coaching
Sports coaching licence | Trainerlizenz, sports coaching license, coaching licence, BPJEPS, USSF coaching license | > sports-coaching
AFAA certification | AFAA^, AFAA certified | > group-fitness
Les Mills certification | Les Mills certified, Les Mills instructor | > group-fitness ~ afaa-certification
`,
  ),
];
