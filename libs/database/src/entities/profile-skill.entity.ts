import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

/** A skill of a profile. `nameKey` is the lower-cased name, since names are unique ignoring case. */
@Entity('profile_skills')
@Index('profile_skills_by_user', ['userId', 'id'], { unique: true })
@Index('profile_skills_user_name', ['userId', 'nameKey'], { unique: true })
export class ProfileSkillEntity {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE', name: 'profile_skills_user_fk' })
  @Column('uuid', { name: 'user_id' })
  userId: string;
  @Column('int') position: number;
  @Column('text') name: string;
  @Column('text', { name: 'name_key' }) nameKey: string;
  @Column('int') score: number;
  @Column('text') source: 'resume' | 'user';
  @Column('text', { nullable: true }) quote: string | null;
}
